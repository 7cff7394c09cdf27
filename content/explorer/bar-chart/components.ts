import { BarChart } from '@mui/x-charts/BarChart';

export const components = { community: BarChart };
