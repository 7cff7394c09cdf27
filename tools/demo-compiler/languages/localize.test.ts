import { describe, expect, it } from 'vitest';
import { nameFiller, parseTexts } from '#model/demo-language';
import { format } from '../javascript/format.ts';
import { textsOf } from './findTexts.ts';
import { localizeSource } from './localizeSource.ts';
import { readLanguages } from './readLanguages.ts';

const GRID = "import { DataGrid } from '@mui/x-data-grid';\n";
const PICKERS = [
  "import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';",
  "import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';",
  '',
].join('\n');
const PROVIDER = '<LocalizationProvider dateAdapter={AdapterDayjs}>{field}</LocalizationProvider>;';
const file = (code: string) => ({ name: 'demo.tsx', code });

describe('what of a demo depends on its language', () => {
  it.each([
    ['', ''],
    ["import { Box } from '@mui/material';", ''],
    [`${GRID}<DataGrid rows={rows} />;`, 'grid'],
    ["import { DataGridPro as Grid } from '@mui/x-data-grid-pro';\n<Grid {...props} />;", 'grid'],
    ["import type { GridColDef } from '@mui/x-data-grid';", ''],
    [`${PICKERS}${PROVIDER}`, 'pickers dayjs'],
    [`${PICKERS}<LocalizationProvider dateAdapter={adapter} />;`, 'pickers'],
    [`${PICKERS}${PROVIDER}`.replaceAll('AdapterDayjs', 'AdapterLuxon'), 'pickers luxon'],
    [
      `${PICKERS}import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';\n<>${PROVIDER.slice(0, -1)}<LocalizationProvider dateAdapter={AdapterLuxon} /></>;`,
      'pickers',
    ],
    ["import { BarChart } from '@mui/x-charts/BarChart';\n<BarChart series={series} />;", 'charts'],
    ["import { Gauge } from '@mui/x-charts/Gauge';\n<Gauge value={1} />;", ''],
    ["import { RichTreeView } from '@mui/x-tree-view';\n<RichTreeView items={items} />;", 'tree'],
    [`${GRID}const theme = createTheme();\n<DataGrid />;`, 'grid theme'],
    // It sets its own texts.
    [`${GRID}<DataGrid localeText={texts} />;`, 'own'],
    [`${PICKERS}import 'dayjs/locale/de';\n<LocalizationProvider adapterLocale="de" />;`, 'own'],
    // There is no element to pass texts to.
    [`${GRID}const Styled = styled(DataGrid)({});\n<Styled />;`, 'kept'],
    [`${GRID}const Grid = DataGrid;`, 'kept'],
  ])('of %j is %j', (code, texts) => {
    expect(textsOf([file(code)]).join(' ')).toBe(texts);
  });
});

describe('code with texts', () => {
  const german = readLanguages().find(({ id }) => id === 'de');
  async function localized(code: string, texts: string): Promise<string> {
    if (!german) throw new Error('There is no German.');
    const fill = nameFiller(parseTexts(texts) as ('grid' | 'dayjs')[], german);
    return fill(await format(localizeSource(file(code), parseTexts(texts)).code, 'demo.tsx'));
  }

  it('passes them to a grid', async () => {
    expect(await localized(`${GRID}const grid = <DataGrid rows={rows} />;\n`, 'grid'))
      .toBe(`import { DataGrid } from '@mui/x-data-grid';
import { deDE } from '@mui/x-data-grid/locales';
const grid = (
  <DataGrid
    rows={rows}
    localeText={deDE.components.MuiDataGrid.defaultProps.localeText}
  />
);
`);
  });

  it.each([
    ['dayjs', 'AdapterDayjs', "import 'dayjs/locale/de';\n", 'adapterLocale="de"'],
    ['luxon', 'AdapterLuxon', '', 'adapterLocale="de"'],
    ['moment', 'AdapterMoment', "import 'moment/dist/locale/de';\n", 'adapterLocale="de"'],
    [
      'date-fns',
      'AdapterDateFns',
      "import { de as dateLocale } from 'date-fns/locale/de';\n",
      'adapterLocale={dateLocale}',
    ],
  ])('passes them and the locale of %s to a provider', async (library, adapter, statement, attribute) => {
    const code = `${PICKERS}const picker = ${PROVIDER}\n`.replaceAll('AdapterDayjs', adapter);
    expect(await localized(code, `pickers ${library}`))
      .toBe(`import { ${adapter} } from '@mui/x-date-pickers/${adapter}';
${statement}import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';
const picker = (
  <LocalizationProvider
    dateAdapter={${adapter}}
    ${attribute}
    localeText={deDE.components.MuiLocalizationProvider.defaultProps.localeText}
  >
    {field}
  </LocalizationProvider>
);
`);
  });

  it.each([
    [
      'attributes on lines',
      true,
      '<div>\n    <DataGrid\n      rows={rows}\n      slotProps={{\n        row: {},\n      }}\n    />\n  </div>',
    ],
    ['a tag on one line', true, '<div>\n    <DataGrid rows={rows} columns={columns} />\n  </div>'],
    ['children', true, '<Box>\n    <DataGrid rows={rows}>\n      <Row />\n    </DataGrid>\n  </Box>'],
    ['type arguments', true, '<div>\n    <DataGrid<Row> rows={rows} />\n  </div>'],
    ['little room', true, `${'<Box>\n'.repeat(9)}${' '.repeat(20)}<DataGrid rows={rows} />\n${'</Box>\n'.repeat(9)}`],
    ['no room', false, `${'<Box>\n'.repeat(15)}${' '.repeat(32)}<DataGrid rows={rows} />\n${'</Box>\n'.repeat(15)}`],
    ['no attribute', true, '<div>\n    <DataGrid />\n  </div>'],
    ['a tag beside others', false, '<div>{rows && <DataGrid rows={rows} />}</div>'],
  ])('is formatted with %s', async (_, isFormatted, element) => {
    const code = await format(`${GRID}export const grid = (\n  ${element}\n);\n`, 'demo.tsx');
    const localized = localizeSource(file(code), ['grid']);
    expect(localized.isFormatted).toBe(isFormatted);
    if (isFormatted) expect(localized.code).toBe(await format(localized.code, 'demo.tsx'));
  });

  it('imports them once, after the last component', async () => {
    const code = await localized(
      `import { LineChart } from '@mui/x-charts/LineChart';\nimport { BarChart } from '@mui/x-charts/BarChart';\nconst a = <LineChart />;\nconst b = <BarChart />;`,
      'charts',
    );
    expect(code.match(/^import .*$/gm)?.map((line) => line.replace(/.*from /, ''))).toEqual([
      "'@mui/x-charts/LineChart';",
      "'@mui/x-charts/BarChart';",
      "'@mui/x-charts/locales';",
    ]);
  });

  it('gives those of several products different names', async () => {
    const code = await localized(
      `${GRID}${PICKERS}const a = <DataGrid />;\nconst b = ${PROVIDER}`,
      'grid pickers dayjs',
    );
    expect(code).toContain("import { deDE as deDEGrid } from '@mui/x-data-grid/locales';");
    expect(code).toContain('localeText={deDEGrid.components.MuiDataGrid');
    expect(code).toContain("import { deDE as deDEPickers } from '@mui/x-date-pickers/locales';");
  });

  it('leaves products without texts in the language alone', async () => {
    const code = await localized(`${GRID}${PICKERS}const a = <DataGrid />;\nconst b = ${PROVIDER}`, 'grid');
    expect(code).toContain("import { deDE } from '@mui/x-data-grid/locales';");
    expect(code).not.toContain('MuiLocalizationProvider');
  });
});
