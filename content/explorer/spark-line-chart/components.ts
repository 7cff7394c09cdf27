import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export const components = { community: SparkLineChart };
