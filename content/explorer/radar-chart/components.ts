import { RadarChart } from '@mui/x-charts/RadarChart';

export const components = { community: RadarChart };
