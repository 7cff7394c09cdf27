import { renderMultiSectionDigitalClockTimeView, renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

export { Frame, toDate } from '../pickersFrame.tsx';
export const components = { pro: TimeRangePicker };
export const named = { MultiInputTimeRangeField, renderMultiSectionDigitalClockTimeView, renderTimeViewClock };
