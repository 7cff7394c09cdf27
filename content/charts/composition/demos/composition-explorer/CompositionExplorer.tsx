import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import {
  ChartDataProvider,
  type ChartDataProviderProps,
} from '@mui/x-charts/ChartDataProvider';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea } from '@mui/x-charts/hooks';
import {
  AreaPlot,
  LineHighlightPlot,
  LinePlot,
  MarkPlot,
} from '@mui/x-charts/LineChart';
import type { AxisItemIdentifier } from '@mui/x-charts/models';

type Config = ChartDataProviderProps<'bar' | 'line'>;

// Source: vega-datasets, seattle-weather.csv (NOAA), monthly sums in millimeters.
const series: Config['series'] = [
  {
    type: 'bar',
    label: '2015',
    data: [93, 134, 113, 52, 15, 6, 2, 83, 21, 122, 213, 285],
  },
  {
    type: 'line',
    label: 'Mean of 2012 to 2014',
    area: true,
    data: [124, 96, 164, 108, 64, 42, 15, 27, 72, 127, 143, 113],
  },
];
const xAxis: Config['xAxis'] = [
  {
    id: 'month',
    scaleType: 'band',
    data: [
      'Jan',
      'Feb',
      'Mar',
      'Apr',
      'May',
      'Jun',
      'Jul',
      'Aug',
      'Sep',
      'Oct',
      'Nov',
      'Dec',
    ],
  },
];
const yAxis: Config['yAxis'] = [{ max: 200, label: 'Rain (mm)' }];

const parts = [
  {
    name: 'ChartDataProvider',
    depth: 0,
    does: 'provides data, scales and sizes',
  },
  { name: 'ChartsWrapper', depth: 1, does: 'arranges the legend and the SVG' },
  { name: 'ChartsLegend', depth: 2, does: 'lists the series (HTML)' },
  { name: 'ChartsSurface', depth: 2, does: 'renders the SVG element' },
  { name: 'ChartsClipPath', depth: 3, does: 'clips plots at the plot area' },
  { name: 'ChartsGrid', depth: 3, does: 'draws lines at the ticks' },
  { name: 'BarPlot', depth: 3, does: 'draws series of type bar' },
  { name: 'AreaPlot', depth: 3, does: 'fills line series with area' },
  { name: 'LinePlot', depth: 3, does: 'draws series of type line' },
  { name: 'ChartsAxisHighlight', depth: 3, does: 'shades the hovered month' },
  { name: 'ChartsReferenceLine', depth: 3, does: 'marks a value' },
  { name: 'ChartsXAxis', depth: 3, does: 'draws the x-axis' },
  { name: 'ChartsYAxis', depth: 3, does: 'draws the y-axis' },
  { name: 'MarkPlot', depth: 3, does: 'draws the points of a line' },
  { name: 'LineHighlightPlot', depth: 3, does: 'enlarges the hovered point' },
  { name: 'ChartsTooltip', depth: 1, does: 'shows values on hover (HTML)' },
];
const containers = ['ChartDataProvider', 'ChartsWrapper', 'ChartsSurface'];
const needHover = ['ChartsAxisHighlight', 'LineHighlightPlot'];

function PlotAreaOutline() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <rect
      {...{ x: left, y: top, width, height }}
      fill="none"
      stroke="currentColor"
      strokeDasharray="4 4"
    />
  );
}

export default function CompositionExplorer() {
  const clipId = React.useId();
  const [hidden, setHidden] = React.useState(['AreaPlot']);
  const [pointed, setPointed] = React.useState<string>();
  const [pinned, setPinned] = React.useState<string>();
  const [axis, setAxis] = React.useState<AxisItemIdentifier[]>([]);
  const active = pointed ?? pinned;

  const part = (name: string, children: React.ReactNode) =>
    hidden.includes(name) ? null : <g data-part={name}>{children}</g>;
  const isClipped = !hidden.includes('ChartsClipPath');
  const clip = isClipped ? `url(#${clipId})` : undefined;
  const isDimmed = active !== undefined && !containers.includes(active);

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '1fr 270px' },
        gap: 2,
        width: '100%',
      }}
    >
      <Box
        onPointerOver={({ target }) => {
          if (target instanceof Element) {
            const name = target
              .closest('[data-part]')
              ?.getAttribute('data-part');
            setPointed(name ?? undefined);
          }
        }}
        onPointerLeave={() => setPointed(undefined)}
        sx={{
          minWidth: 0,
          outline: active === 'ChartDataProvider' ? '2px dashed' : undefined,
          '& [data-part]': { opacity: isDimmed ? 0.15 : 1 },
          [`& [data-part="${active}"]`]: { opacity: 1 },
        }}
      >
        <ChartDataProvider
          height={320}
          series={series}
          xAxis={xAxis}
          yAxis={yAxis}
          highlightedAxis={
            active && needHover.includes(active)
              ? [{ axisId: 'month', dataIndex: 3 }]
              : axis
          }
          onHighlightedAxisChange={setAxis}
        >
          <ChartsWrapper
            sx={{
              outline: active === 'ChartsWrapper' ? '2px solid' : undefined,
            }}
          >
            {!hidden.includes('ChartsLegend') && (
              <div data-part="ChartsLegend">
                <ChartsLegend />
              </div>
            )}
            <ChartsSurface
              aria-label="Rain in Seattle by month, 2015"
              sx={{
                outline: active === 'ChartsSurface' ? '2px solid' : undefined,
                outlineOffset: -2,
              }}
            >
              {isClipped && <ChartsClipPath id={clipId} />}
              {part('ChartsGrid', <ChartsGrid horizontal />)}
              <g clipPath={clip}>
                {part('BarPlot', <BarPlot />)}
                {part('AreaPlot', <AreaPlot />)}
                {part('LinePlot', <LinePlot />)}
                {part('ChartsAxisHighlight', <ChartsAxisHighlight x="band" />)}
              </g>
              {part(
                'ChartsReferenceLine',
                <ChartsReferenceLine y={150} label="Wet month" />,
              )}
              {part('ChartsXAxis', <ChartsXAxis />)}
              {part('ChartsYAxis', <ChartsYAxis />)}
              {part('MarkPlot', <MarkPlot />)}
              {part('LineHighlightPlot', <LineHighlightPlot />)}
              {active === 'ChartsClipPath' && <PlotAreaOutline />}
            </ChartsSurface>
          </ChartsWrapper>
          {!hidden.includes('ChartsTooltip') && <ChartsTooltip />}
        </ChartDataProvider>
        <Typography variant="body2" sx={{ minHeight: 40, px: 2 }}>
          {active
            ? `${active} ${parts.find(({ name }) => name === active)?.does}.`
            : 'Hover over a part of the chart or a line of the tree.'}
        </Typography>
        <Box
          role="group"
          aria-label="Parts"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(185px, 1fr))',
          }}
        >
          {parts
            .filter(({ name }) => !containers.includes(name))
            .map(({ name }) => (
              <FormControlLabel
                key={name}
                label={name}
                control={
                  <Switch
                    size="small"
                    checked={!hidden.includes(name)}
                    onChange={(event) =>
                      setHidden(
                        event.target.checked
                          ? hidden.filter((other) => other !== name)
                          : [...hidden, name],
                      )
                    }
                  />
                }
              />
            ))}
        </Box>
      </Box>
      <List dense disablePadding aria-label="Tree of components">
        {parts
          .filter(({ name }) => !hidden.includes(name))
          .map(({ name, depth }) => (
            <li key={name}>
              <ListItemButton
                aria-pressed={pinned === name}
                selected={active === name}
                onPointerEnter={() => setPointed(name)}
                onPointerLeave={() => setPointed(undefined)}
                onFocus={() => setPointed(name)}
                onBlur={() => setPointed(undefined)}
                onClick={() => setPinned(pinned === name ? undefined : name)}
                sx={{
                  minHeight: 24,
                  py: 0.25,
                  pl: 1 + depth * 2,
                  fontFamily: 'monospace',
                  fontSize: 13,
                }}
              >
                {containers.includes(name) ? `<${name}>` : `<${name} />`}
              </ListItemButton>
            </li>
          ))}
      </List>
    </Box>
  );
}
