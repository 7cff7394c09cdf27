import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

export const components = { pro: FunnelChart };
