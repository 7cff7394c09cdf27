import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {
  ChartsLegend,
  ContinuousColorLegend,
  PiecewiseColorLegend,
} from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import {
  type LegendName,
  type Options,
  colorControls,
  legendNames,
  ownControls,
  sharedControls,
} from './controls';

const legends = { ChartsLegend, ContinuousColorLegend, PiecewiseColorLegend };
// Source: vega-datasets, cars.json.
// Weight (lb), miles per gallon, horsepower and seconds to 60 mph.
const cars = {
  USA: [
    [3504, 18, 130, 12],
    [4098, 13, 130, 14],
    [2401, 21, 72, 19.5],
    [4498, 16, 150, 14.5],
    [1800, 36.1, 66, 14.4],
    [2625, 28, 79, 18.6],
  ],
  Europe: [
    [1835, 26, 46, 20.5],
    [2065, 30, 76, 14.5],
    [2219, 29, 83, 16.5],
    [3410, 16.2, 133, 15.8],
    [2188, 34.3, 78, 15.8],
  ],
  Japan: [
    [2372, 24, 95, 15],
    [2288, 28, 92, 17],
    [1836, 32, 65, 21],
    [2515, 21.1, 95, 14.8],
    [2420, 23.7, 100, 12.5],
  ],
} as const;

const gradient: [string, string] = ['#4db6ac', '#880e4f'];
const steps = ['#4db6ac', '#7986cb', '#880e4f'];
const colorMap = (legend: LegendName, min: number, max: number) =>
  legend === 'PiecewiseColorLegend'
    ? {
        type: 'piecewise' as const,
        thresholds: [min, max],
        colors: steps,
      }
    : { type: 'continuous' as const, min, max, color: gradient };

const labelOf = (name: string) =>
  name === 'vertical' || name === 'horizontal' ? `position.${name}` : name;

function print(value: unknown): string {
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, item]) => item != null);
    return `{ ${entries.map(([key, item]) => `${key}: ${print(item)}`).join(', ')} }`;
  }
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

export default function LegendPlayground() {
  const sunsetId = React.useId();
  const [legend, setLegend] = React.useState<LegendName>(
    'ContinuousColorLegend',
  );
  const [options, setOptions] = React.useState<Options>({});
  const { hideLegend, vertical, horizontal, labelMarkType, ...rest } = options;
  const isColor = legend !== 'ChartsLegend';
  const colorAxis = options.axisDirection ?? 'z';
  const zAxisId = options.axisId === 'seconds' ? 'seconds' : 'power';

  const set = (name: keyof Options, value?: string | number | boolean) =>
    setOptions((previous) => ({
      ...previous,
      // An axis id belongs to one direction.
      ...(name === 'axisDirection' && { axisId: undefined }),
      [name]: value === '' || value === false ? undefined : value,
    }));

  const series = React.useMemo(
    () =>
      (['USA', 'Europe', 'Japan'] as const).map((origin) => ({
        label: origin,
        labelMarkType,
        markerSize: 6,
        zAxisId,
        data: cars[origin].map(([x, y, power, seconds], id) => ({
          id,
          x,
          y,
          z: zAxisId === 'seconds' ? seconds : power,
        })),
      })),
    [labelMarkType, zAxisId],
  );
  const axes = React.useMemo(() => {
    const map = (axis: string, min: number, max: number) =>
      isColor && axis === colorAxis ? colorMap(legend, min, max) : undefined;

    return {
      xAxis: [
        {
          id: 'weight',
          label: 'Weight (lb)',
          colorMap: map('x', 2000, 4000),
        },
      ],
      yAxis: [
        {
          id: 'economy',
          label: 'Miles per gallon',
          colorMap: map('y', 18, 30),
        },
      ],
      zAxis: [
        { id: 'power', colorMap: map('z', 60, 130) },
        { id: 'seconds', colorMap: map('z', 14, 18) },
      ],
    };
  }, [colorAxis, isColor, legend]);

  const controls = [
    ...sharedControls,
    ...(isColor ? colorControls(colorAxis) : []),
    ...ownControls[legend],
  ];
  const position =
    vertical || horizontal ? { vertical, horizontal } : undefined;
  // Drop what is not set, or belongs to another legend.
  const legendProps: typeof rest = {};
  for (const { name } of controls) {
    if (name in rest && options[name] !== undefined) {
      Object.assign(legendProps, { [name]: options[name] });
    }
  }
  const size =
    options.direction === 'vertical' ? { height: 200 } : { width: 200 };
  const slotProps = {
    ...legendProps,
    ...(position && { position }),
    // The length of a gradient isn't a prop.
    ...(legend === 'ContinuousColorLegend' && { sx: size }),
    ...(legendProps.gradientId && { gradientId: sunsetId }),
  };
  const jsx = [
    '<ScatterChart',
    labelMarkType && !isColor
      ? `  series={series.map((item) => ({ ...item, labelMarkType: ${print(labelMarkType)} }))}`
      : '  series={series}',
    '  xAxis={xAxis}',
    '  yAxis={yAxis}',
    isColor && '  zAxis={zAxis}',
    hideLegend && '  hideLegend',
    isColor && `  slots={{ legend: ${legend} }}`,
    ...(Object.keys(slotProps).length > 0
      ? [
          '  slotProps={{',
          '    legend: {',
          ...Object.entries(slotProps).map(
            ([name, value]) =>
              `      ${name}: ${name === 'gradientId' ? 'sunsetId' : print(value)},`,
          ),
          '    },',
          '  }}',
        ]
      : []),
    '/>',
  ].filter(Boolean);

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: '100%', md: 'minmax(0, 1fr) 360px' },
        width: '100%',
      }}
    >
      <div>
        <ScatterChart
          aria-label="Fuel economy and weight of cars"
          height={300}
          {...axes}
          series={series}
          hideLegend={hideLegend}
          slots={{ legend: legends[legend] }}
          slotProps={{ legend: slotProps }}
        >
          <linearGradient id={sunsetId}>
            <stop offset="0%" stopColor="#ffb74d" />
            <stop offset="100%" stopColor="#4a148c" />
          </linearGradient>
        </ScatterChart>
        <Box
          component="pre"
          role="region"
          aria-label="JSX"
          tabIndex={0}
          sx={{ fontSize: 13, m: 0, mt: 2, overflowX: 'auto' }}
        >
          {jsx.join('\n')}
        </Box>
      </div>
      <Box
        sx={{
          alignContent: 'start',
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: '1fr 1fr',
        }}
      >
        <TextField
          select
          size="small"
          label="legend"
          sx={{ gridColumn: '1 / -1' }}
          value={legend}
          onChange={(event) =>
            setLegend(
              legendNames.find((name) => name === event.target.value) ??
                'ChartsLegend',
            )
          }
        >
          {legendNames.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {controls.map((control) => {
          const { name, type } = control;

          if (type === 'boolean') {
            return (
              <FormControlLabel
                key={name}
                label={name}
                control={
                  <Switch
                    size="small"
                    checked={options[name] === true}
                    onChange={(_, checked) => set(name, checked)}
                  />
                }
              />
            );
          }
          return (
            <TextField
              key={name}
              size="small"
              label={labelOf(name)}
              select={type === 'enum'}
              type={type === 'number' ? 'number' : 'text'}
              value={options[name] ?? ''}
              onChange={({ target: { value } }) =>
                set(name, type === 'number' && value ? Number(value) : value)
              }
            >
              {type === 'enum' && <MenuItem value="">default</MenuItem>}
              {type === 'enum' &&
                control.values.map((value) => (
                  <MenuItem key={value} value={value}>
                    {value}
                  </MenuItem>
                ))}
            </TextField>
          );
        })}
      </Box>
    </Box>
  );
}
