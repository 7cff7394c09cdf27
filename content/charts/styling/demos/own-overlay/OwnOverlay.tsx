import { keyframes, styled } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const xAxis = [{ data: months }];
const yAxis = [{ min: 0, max: 100 }];

const pulse = keyframes`
  50% { opacity: 0.35; }
`;
const Pulsing = styled('g')(({ theme }) => ({
  fill: (theme.vars ?? theme).palette.action.disabledBackground,
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${pulse} 1.6s ease-in-out infinite`,
  },
}));

function SkeletonBars() {
  const { top, height } = useDrawingArea();
  const scale = useXScale<'band'>();

  return (
    <Pulsing>
      {months.map((month, index) => {
        const barHeight = height * (0.3 + 0.1 * ((index * 3) % 5));
        return (
          <rect
            key={month}
            x={scale(month)}
            y={top + height - barHeight}
            width={scale.bandwidth()}
            height={barHeight}
          />
        );
      })}
    </Pulsing>
  );
}

export default function OwnOverlay() {
  return (
    <BarChart
      aria-label="Sales by month, loading"
      aria-busy
      height={260}
      loading
      xAxis={xAxis}
      yAxis={yAxis}
      series={[]}
      slots={{ loadingOverlay: SkeletonBars }}
    />
  );
}
