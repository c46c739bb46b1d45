/** What the server says for the home page. */
export const homeAnswersHu = {
  basis_one:
    'Az utoljára megnyitott cégről a megnyitása óta beérkezett adatokat néztük meg. Forrásai: {{sources}}. Amiről ezek nem szólnak, vagy amit még nem közöltek, arról nem tudunk.',
  basis_other:
    'Az utoljára megnyitott {{count}} cégről a megnyitásuk óta beérkezett adatokat néztük meg. Forrásaik: {{sources}}. Amiről ezek nem szólnak, vagy amit még nem közöltek, arról nem tudunk.',
  basisUnknown_one: 'Az utoljára megnyitott cégről egyik forrásunk sem szól: nem ismert, történt-e vele valami azóta.',
  basisUnknown_other:
    'Az utoljára megnyitott {{count}} cégről egyik forrásunk sem szól: nem ismert, történt-e velük valami azóta.',
} as const
