import { LineChart } from '@mui/x-charts/LineChart';

export const components = { community: LineChart };
