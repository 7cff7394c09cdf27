import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';

export { Frame, toDate } from '../pickersFrame.tsx';
export const components = { pro: StaticDateRangePicker };
