import {
  ChartsTooltipContainer,
  ChartsAxisTooltipContent,
  useAxesTooltip,
  type ChartsTooltipProps,
} from '@mui/x-charts/ChartsTooltip';
import { BarChart } from '@mui/x-charts/BarChart';
import { useSvgRef, useXScale, useYScale } from '@mui/x-charts/hooks';

// Source: vega-datasets, weather.csv (NOAA). Seattle, 2014.
const months = ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'];
const rain = [94, 240, 80, 20, 57, 123];
const xAxis = [{ data: months }];
const yAxis = [{ label: 'Rain (mm)', max: 300 }];
const series = [{ data: rain }];

function TooltipAboveBar(props: ChartsTooltipProps) {
  const [axis] = useAxesTooltip() ?? [];
  const svgRef = useSvgRef();
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();

  const anchorEl = {
    getBoundingClientRect: () => {
      const svg = svgRef.current?.getBoundingClientRect();
      const index = axis?.dataIndex ?? 0;
      const x = xScale(months[index] ?? '') ?? 0;
      const y = yScale(rain[index] ?? 0);

      return new DOMRect(
        (svg?.left ?? 0) + x,
        (svg?.top ?? 0) + y,
        xScale.bandwidth(),
        0,
      );
    },
  };

  return (
    <ChartsTooltipContainer {...props} anchorEl={anchorEl} placement="top">
      <ChartsAxisTooltipContent />
    </ChartsTooltipContainer>
  );
}

export default function PinnedTooltip() {
  return (
    <BarChart
      aria-label="Rain in Seattle by month, 2014"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      slots={{ tooltip: TooltipAboveBar }}
    />
  );
}
