import { Gauge } from '@mui/x-charts/Gauge';

export const components = { community: Gauge };
