/** A download cannot go on; the message is for whoever started it. */
export class DownloadFault extends Error {}
