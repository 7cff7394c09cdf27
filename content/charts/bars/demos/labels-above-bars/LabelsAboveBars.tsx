import { styled } from '@mui/material/styles';
import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';

const xAxis = [{ data: ['Alpha', 'Beta', 'Gamma', 'Delta'] }];
const yAxis = [
  { domainLimit: (min: number, max: number) => ({ min, max: max * 1.1 }) },
];
const series = [{ label: 'Points', data: [72, 58, 91, 64] }];

const Text = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fill: (theme.vars ?? theme).palette.text.primary,
  textAnchor: 'middle',
  pointerEvents: 'none',
}));

function LabelAbove({ x, y, width, children }: BarLabelProps) {
  return (
    <Text x={x + width / 2} y={y - 6}>
      {children}
    </Text>
  );
}

export default function LabelsAboveBars() {
  return (
    <BarChart
      aria-label="Points by team"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      barLabel="value"
      slots={{ barLabel: LabelAbove }}
    />
  );
}
