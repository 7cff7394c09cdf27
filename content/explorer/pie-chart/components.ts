import { PieChart } from '@mui/x-charts/PieChart';

export const components = { community: PieChart };
