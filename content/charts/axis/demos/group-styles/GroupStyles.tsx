import { BarChart } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import type { XAxis } from '@mui/x-charts/models';

// Invented numbers: parcels in thousands.
const parcels = [41, 44, 47, 63, 46, 48, 51, 70];
const quarters = parcels.map(
  (_, index) => `Q${(index % 4) + 1} ${2024 + Math.floor(index / 4)}`,
);

const xAxis: XAxis<'band', string>[] = [
  {
    scaleType: 'band',
    data: quarters,
    height: 50,
    groups: [
      { getValue: (name: string) => name.slice(0, 2) },
      {
        getValue: (name: string) => name.slice(3),
        tickLabelStyle: { fontSize: 15, fontWeight: 700 },
      },
    ],
  },
];
const series = [{ label: 'Parcels', data: parcels }];

export default function GroupStyles() {
  return (
    <BarChart
      aria-label="Parcels by quarter, 2024 and 2025"
      height={300}
      hideLegend
      xAxis={xAxis}
      series={series}
      sx={{
        [`& .${axisClasses.directionX} [data-group-index="0"] .${axisClasses.tick}`]:
          { opacity: 0.3 },
        [`& .${axisClasses.directionX} [data-group-index="1"] .${axisClasses.tick}`]:
          { strokeWidth: 2 },
      }}
    />
  );
}
