import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';

const xAxis = [{ data: ['Oak', 'Pine', 'Birch', 'Ash'] }];

export default function PatternFills() {
  const id = React.useId();
  const series = React.useMemo(
    () => [
      { label: 'Planted', color: '#2e7d32', data: [410, 620, 350, 280] },
      { label: 'Cut', color: `url(#${id})`, data: [130, 340, 90, 120] },
    ],
    [id],
  );

  return (
    <BarChart
      aria-label="Trees planted and cut by species"
      height={300}
      xAxis={xAxis}
      series={series}
    >
      <defs>
        <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse">
          <rect width={8} height={8} fill="#ffe0b2" />
          <path d="M0 8 L8 0" stroke="#bf360c" strokeWidth={2} />
        </pattern>
      </defs>
    </BarChart>
  );
}
