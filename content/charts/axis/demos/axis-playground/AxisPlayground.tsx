import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';

// Source: vega-datasets, seattle-weather.csv (NOAA), monthly sums.
const rain2014 = [94, 155, 240, 106, 80, 19, 20, 46, 57, 172, 123, 122];
const rain2015 = [93, 134, 113, 52, 15, 6, 2, 83, 21, 122, 213, 285];
const dataset = rain2014.map((rain, index) => ({
  year2014: rain,
  year2015: rain2015[index],
  month: index + 1,
  date: new Date(2015, index, 1),
}));
const series = [
  { label: '2014', dataKey: 'year2014' },
  { label: '2015', dataKey: 'year2015' },
];
const xScales = [
  'band',
  'point',
  'linear',
  'pow',
  'sqrt',
  'log',
  'symlog',
  'time',
  'utc',
] as const;
const yScales = ['linear', 'pow', 'sqrt', 'log', 'symlog', 'band'] as const;

type Settings = Record<'x' | 'y', Record<string, string | boolean>>;
const defaults: Settings = {
  x: { label: 'Month' },
  y: { label: 'Rain (mm)' },
};

// An explicit undefined would replace the defaults of some options.
function omitUndefined<T extends object>(options: T) {
  const used = { ...options };
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) {
      Reflect.deleteProperty(used, name);
    }
  }
  return used;
}

function toCode(value: unknown) {
  return typeof value === 'string'
    ? `'${value.replace(/['\\]/g, '\\$&')}'`
    : String(value);
}

export default function AxisPlayground() {
  const [axis, setAxis] = React.useState('x');
  const [settings, setSettings] = React.useState(defaults);
  const isY = axis === 'y';
  const values = isY ? settings.y : settings.x;
  const controls: React.ReactNode[] = [];
  const set = (name: string, value: string | boolean) =>
    setSettings({ ...settings, [axis]: { ...values, [name]: value } });

  // Each of these adds a control. An option with its default value is undefined.
  const flag = (name: string) => {
    controls.push(
      <FormControlLabel
        key={name}
        label={name}
        control={
          <Switch
            size="small"
            checked={values[name] === true}
            onChange={(event) => set(name, event.target.checked)}
          />
        }
      />,
    );
    return values[name] === true || undefined;
  };
  const text = (name: string) => {
    const value = values[name] ?? '';
    controls.push(
      <TextField
        key={name}
        size="small"
        label={name}
        value={value}
        onChange={(event) => set(name, event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />,
    );
    return String(value) || undefined;
  };
  const number = (name: string, min: number, max: number, step: number) => {
    const input = values[name] ?? '';
    const value = input === '' ? undefined : Number(input);
    const isWrong = value !== undefined && (value < min || value > max);
    controls.push(
      <TextField
        key={name}
        type="number"
        size="small"
        label={name}
        value={input}
        error={isWrong}
        helperText={isWrong ? `${min} to ${max}` : undefined}
        onChange={(event) => set(name, event.target.value)}
        slotProps={{
          htmlInput: { min, max, step },
          inputLabel: { shrink: true },
        }}
      />,
    );
    return isWrong ? undefined : value;
  };
  const choice = <T extends string>(name: string, options: readonly T[]) => {
    const value = options.find((option) => option === values[name]);
    controls.push(
      <TextField
        select
        key={name}
        size="small"
        label={name}
        value={value ?? options[0] ?? ''}
        onChange={(event) => set(name, event.target.value)}
      >
        {options.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>,
    );
    return value === options[0] ? undefined : value;
  };

  const scaleType = isY
    ? (choice('scaleType', yScales) ?? 'linear')
    : (choice('scaleType', xScales) ?? 'band');
  const isBand = scaleType === 'band';
  const isDate = scaleType === 'time' || scaleType === 'utc';
  const isNumber = !isBand && !isDate && scaleType !== 'point';
  const isContinuous = isNumber || isDate;
  const dataKey = isDate ? 'date' : 'month';
  const shared = {
    id: text('id'),
    label: text('label'),
    reverse: flag('reverse'),
    disableLine: flag('disableLine'),
    disableTicks: flag('disableTicks'),
    hideTooltip: flag('hideTooltip'),
    ignoreTooltip: flag('ignoreTooltip'),
    tickSize: number('tickSize', 0, 40, 1),
    offset: number('offset', -50, 50, 5),
    ...(isNumber && { min: number('min', 1, 100, 1) }),
    ...(isNumber && { max: number('max', 2, 500, 1) }),
    ...(isContinuous && {
      domainLimit: choice('domainLimit', ['nice', 'strict']),
      tickNumber: number('tickNumber', 1, 40, 1),
      tickMinStep: number('tickMinStep', 1, 1e11, 1),
      tickMaxStep: number('tickMaxStep', 1, 1e11, 1),
    }),
    ...(isBand && {
      tickPlacement: choice('tickPlacement', [
        'extremities',
        'start',
        'middle',
        'end',
      ]),
      tickLabelPlacement: choice('tickLabelPlacement', ['middle', 'tick']),
      categoryGapRatio: number('categoryGapRatio', 0, 0.9, 0.1),
      barGapRatio: number('barGapRatio', -1, 1, 0.1),
    }),
    ...(scaleType === 'symlog' && { constant: number('constant', 1, 100, 1) }),
  };
  const xAxis = omitUndefined({
    dataKey,
    scaleType: isY ? ('point' as const) : scaleType,
    ...(!isY && {
      ...shared,
      position: choice('position', ['bottom', 'top', 'none']),
      height: number('height', 0, 120, 5),
      tickLabelMinGap: number('tickLabelMinGap', 0, 200, 4),
    }),
  });
  const yAxis = omitUndefined({
    scaleType: isY ? scaleType : ('linear' as const),
    ...(isY && {
      ...(isBand && { dataKey }),
      ...shared,
      position: choice('position', ['left', 'right', 'none']),
      width: number('width', 0, 120, 5),
    }),
  });

  const code = [
    isBand ? '<BarChart' : '<LineChart',
    '  height={260}',
    ...(isY && isBand ? ['  layout="horizontal"'] : []),
    '  dataset={dataset}',
    ...(isY && !isBand
      ? ["  xAxis={[{ scaleType: 'point', dataKey: 'month' }]}"]
      : []),
    isY ? '  yAxis={[' : '  xAxis={[',
    '    {',
    ...Object.entries(isY ? yAxis : xAxis).map(
      ([name, value]) => `      ${name}: ${toCode(value)},`,
    ),
    '    },',
    '  ]}',
    '  series={series}',
    '/>',
  ].join('\n');
  const common = {
    'aria-label': 'Rain in Seattle by month, 2014 and 2015',
    height: 260,
    skipAnimation: true,
    dataset,
    series,
  };

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Axis"
        value={axis}
        onChange={(_, value: string | null) => value && setAxis(value)}
      >
        {['x', 'y'].map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}-axis
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {isBand ? (
        <BarChart
          {...common}
          layout={isY ? 'horizontal' : 'vertical'}
          xAxis={isY ? undefined : [xAxis]}
          yAxis={isY ? [yAxis] : undefined}
        />
      ) : (
        <LineChart {...common} xAxis={[xAxis]} yAxis={[yAxis]} />
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
          alignItems: 'start',
          gap: 1.5,
          my: 2,
        }}
      >
        {controls}
        <Button variant="outlined" onClick={() => setSettings(defaults)}>
          Reset
        </Button>
      </Box>
      <Box
        component="pre"
        role="region"
        aria-label="Code"
        tabIndex={0}
        sx={{
          m: 0,
          p: 2,
          overflow: 'auto',
          fontSize: 13,
          border: 1,
          borderColor: 'divider',
        }}
      >
        {code}
      </Box>
    </Box>
  );
}
