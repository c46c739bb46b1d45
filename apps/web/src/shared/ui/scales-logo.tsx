/** The product's mark: a pair of scales, in the colour of the text around it. */
export function ScalesLogo({ size = 24 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M12 3v18M7.5 21h9M4 6.5h4c1.6 0 2.6-1.3 4-1.3s2.4 1.3 4 1.3h4" />
      <path d="M5.6 6.5 2.5 14a3.2 3.2 0 0 0 6.2 0zM18.4 6.5 15.3 14a3.2 3.2 0 0 0 6.2 0z" />
    </svg>
  )
}
