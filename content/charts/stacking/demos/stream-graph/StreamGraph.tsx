import { LineChart } from '@mui/x-charts/LineChart';

// Source: vega-datasets, unemployment-across-industries.json (U.S. BLS),
// unemployed people by year, in thousands.
const years = [
  '2000',
  '2001',
  '2002',
  '2003',
  '2004',
  '2005',
  '2006',
  '2007',
  '2008',
  '2009',
];
const xAxis = [{ scaleType: 'point' as const, data: years }];
const yAxis = [{ position: 'none' as const, domainLimit: 'strict' as const }];
const shared = {
  stack: 'people',
  stackOffset: 'wiggle' as const,
  stackOrder: 'insideOut' as const,
  area: true,
  showMark: false,
};
const series = [
  {
    ...shared,
    label: 'Retail and wholesale',
    data: [837, 945, 1202, 1237, 1197, 1137, 1039, 976, 1205, 1844],
  },
  {
    ...shared,
    label: 'Manufacturing',
    data: [691, 992, 1205, 1166, 966, 812, 699, 706, 945, 1890],
  },
  {
    ...shared,
    label: 'Leisure',
    data: [720, 833, 961, 1006, 972, 921, 865, 896, 1102, 1543],
  },
  {
    ...shared,
    label: 'Construction',
    data: [513, 609, 800, 810, 769, 712, 671, 757, 1030, 1770],
  },
  {
    ...shared,
    label: 'Information',
    data: [124, 190, 253, 246, 189, 163, 126, 120, 166, 294],
  },
];

export default function StreamGraph() {
  return (
    <LineChart
      aria-label="Unemployed people by industry, 2000 to 2009"
      height={320}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
