import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { XAxis } from '@mui/x-charts-pro/models';

// Source: vega-datasets, sp500.csv. Monthly value of the S&P 500.
const prices = [
  1394, 1366, 1499, 1452, 1421, 1455, 1431, 1518, 1437, 1429, 1315, 1320, 1366,
  1240, 1160, 1249, 1256, 1224, 1211, 1134, 1041, 1060, 1139, 1148, 1130, 1107,
  1147, 1077, 1067, 990, 912, 916, 815, 886, 936, 880, 856, 841, 848, 917, 964,
  974, 990, 1008, 996, 1051, 1058, 1112, 1131, 1145, 1126, 1107, 1121, 1141,
  1102, 1104, 1115, 1130, 1174, 1212, 1181, 1204, 1181, 1157, 1192, 1191, 1234,
  1220, 1229, 1207, 1249, 1248, 1280, 1281, 1295, 1311, 1270, 1270, 1277, 1304,
  1336, 1378, 1401, 1418, 1438, 1407, 1421, 1482, 1531, 1503, 1455, 1474, 1527,
  1549, 1481, 1468, 1379, 1331, 1323, 1386, 1400, 1280, 1267, 1283, 1166, 969,
  896, 903, 826, 735, 798, 873, 919, 919, 987, 1021, 1057, 1036, 1096, 1115,
  1074,
];
const months = prices.map((_, index) => new Date(Date.UTC(2000, index, 1)));
const monthFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

const xAxis: XAxis<'utc', Date>[] = [
  {
    id: 'months',
    scaleType: 'utc',
    data: months,
    tickNumber: 6,
    valueFormatter: (month) => monthFormat.format(month),
    zoom: { slider: { enabled: true, preview: true } },
  },
];
const series = [
  { data: prices, curve: 'linear' as const, area: true, showMark: false },
];
const initialZoom = [{ axisId: 'months', start: 70, end: 90 }];

export default function SliderPreview() {
  return (
    <LineChartPro
      aria-label="S&P 500, 2000 to 2009"
      height={340}
      margin={{ right: 36 }}
      xAxis={xAxis}
      series={series}
      initialZoom={initialZoom}
    />
  );
}
