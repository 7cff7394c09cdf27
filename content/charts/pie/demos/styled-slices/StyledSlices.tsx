import {
  PieChart,
  pieArcClasses,
  pieArcLabelClasses,
  type PieSeries,
} from '@mui/x-charts/PieChart';

const series: PieSeries[] = [
  {
    arcLabel: 'formattedValue',
    innerRadius: '45%',
    valueFormatter: ({ value }) => `$${value}k`,
    data: [
      { value: 120, label: 'Salaries', color: '#90caf9' },
      { value: 45, label: 'Rent', color: '#ffcc80' },
      { value: 60, label: 'Unassigned', color: '#e0e0e0' },
    ],
  },
];

export default function StyledSlices() {
  return (
    <PieChart
      aria-label="Budget for 2026"
      width={220}
      height={220}
      series={series}
      sx={{
        [`& .${pieArcClasses.root}`]: { strokeWidth: 4 },
        // The third slice
        [`& .${pieArcClasses.root}.MuiPieArc-data-index-2`]: {
          fillOpacity: 0.5,
          stroke: '#757575',
          strokeDasharray: '4 4',
          strokeWidth: 1,
        },
        [`& .${pieArcLabelClasses.root}`]: { fill: '#1a1a1a', fontWeight: 600 },
      }}
    />
  );
}
