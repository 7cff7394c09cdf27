import { LineChart } from '@mui/x-charts/LineChart';
import type { XAxis, YAxis } from '@mui/x-charts/models';

const xAxis: XAxis<'point', string>[] = [
  { scaleType: 'point', data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'] },
];
const yAxis: YAxis<'linear', number>[] = [
  { id: 'temperature', label: 'High (°C)', width: 50 },
  // The offset leaves a gap of 10 pixels next to the label of the first axis.
  { id: 'rain', label: 'Rain (mm)', width: 55, position: 'left', offset: 60 },
  { id: 'sun', label: 'Sun (hours)', width: 55, position: 'right' },
];
// Temperature and rain: vega-datasets, seattle-weather.csv (NOAA), 2015.
// Hours of sun are invented.
const series = [
  {
    label: 'High',
    yAxisId: 'temperature',
    data: [10.2, 14.4, 20, 28.1, 20.3, 9.7],
  },
  { label: 'Rain', yAxisId: 'rain', data: [93, 113, 15, 2, 21, 213] },
  { label: 'Sun', yAxisId: 'sun', data: [70, 165, 255, 310, 215, 75] },
];

export default function SeveralAxes() {
  return (
    <LineChart
      aria-label="Temperature, rain and sun in Seattle by month, 2015"
      height={330}
      margin={{ left: 10, right: 0 }}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    />
  );
}
