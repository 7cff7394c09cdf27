import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { PickerDay2 } from '@mui/x-date-pickers/PickerDay2';

export { Frame, toDate } from '../pickersFrame.tsx';
export const components = { community: DateCalendar };
export const named = { PickerDay2 };
