export const legendNames = [
  'ChartsLegend',
  'ContinuousColorLegend',
  'PiecewiseColorLegend',
] as const;
export type LegendName = (typeof legendNames)[number];

export interface Options {
  hideLegend?: boolean;
  direction?: 'horizontal' | 'vertical';
  vertical?: 'top' | 'middle' | 'bottom';
  horizontal?: 'start' | 'center' | 'end';
  labelMarkType?: 'square' | 'circle' | 'line';
  axisDirection?: 'x' | 'y' | 'z';
  axisId?: string;
  labelPosition?: 'start' | 'end' | 'extremes';
  markType?: 'square' | 'circle' | 'line';
  minLabel?: string;
  maxLabel?: string;
  thickness?: number;
  reverse?: boolean;
  rotateGradient?: boolean;
  gradientId?: string;
  className?: string;
  tabIndex?: number;
}

export type Control =
  | { name: keyof Options; type: 'boolean' | 'number' | 'string' }
  | { name: keyof Options; type: 'enum'; values: readonly string[] };

const marks = ['square', 'circle', 'line'];
export const sharedControls: Control[] = [
  { name: 'direction', type: 'enum', values: ['horizontal', 'vertical'] },
  { name: 'vertical', type: 'enum', values: ['top', 'middle', 'bottom'] },
  { name: 'horizontal', type: 'enum', values: ['start', 'center', 'end'] },
  { name: 'className', type: 'string' },
  { name: 'tabIndex', type: 'number' },
  { name: 'hideLegend', type: 'boolean' },
];
const axisIds = { x: ['weight'], y: ['economy'], z: ['power', 'seconds'] };
export const colorControls = (direction: 'x' | 'y' | 'z'): Control[] => [
  { name: 'axisDirection', type: 'enum', values: ['x', 'y', 'z'] },
  { name: 'axisId', type: 'enum', values: axisIds[direction] },
  { name: 'labelPosition', type: 'enum', values: ['start', 'end', 'extremes'] },
];
export const ownControls: Record<LegendName, Control[]> = {
  ChartsLegend: [{ name: 'labelMarkType', type: 'enum', values: marks }],
  ContinuousColorLegend: [
    { name: 'minLabel', type: 'string' },
    { name: 'maxLabel', type: 'string' },
    { name: 'thickness', type: 'number' },
    { name: 'gradientId', type: 'enum', values: ['sunset'] },
    { name: 'reverse', type: 'boolean' },
    { name: 'rotateGradient', type: 'boolean' },
  ],
  PiecewiseColorLegend: [{ name: 'markType', type: 'enum', values: marks }],
};
