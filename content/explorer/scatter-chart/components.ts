import { ScatterChart } from '@mui/x-charts/ScatterChart';

export const components = { community: ScatterChart };
