import { PiecewiseColorLegend } from '@mui/x-charts-pro/ChartsLegend';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';

export const components = { pro: Heatmap };
export const named = { PiecewiseColorLegend };
