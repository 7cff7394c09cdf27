import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {
  DateRange,
  DateRangeValidationError,
} from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

const firstDay = dayjs('2025-04-14');
const course: DateRange<Dayjs> = [dayjs('2025-04-07'), dayjs('2025-04-25')];

const messages: Record<string, string> = {
  invalidDate: "This date doesn't exist",
  invalidRange: 'The end is before the start',
  minDate: 'Starts on April 14 at the earliest',
};

export default function ErrorPerDate() {
  const [[startError, endError], setErrors] =
    React.useState<DateRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 480 }}>
        <MultiInputDateRangeField
          defaultValue={course}
          minDate={firstDay}
          onError={setErrors}
          slotProps={{
            textField: ({ position }) => {
              const error = position === 'start' ? startError : endError;
              return {
                id: `course-${position}`,
                label: position === 'start' ? 'Course starts' : 'Course ends',
                helperText: error ? messages[error] : ' ',
              };
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
