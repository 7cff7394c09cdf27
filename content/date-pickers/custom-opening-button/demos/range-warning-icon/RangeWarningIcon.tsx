import * as React from 'react';
import Box from '@mui/material/Box';
import SvgIcon from '@mui/material/SvgIcon';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {
  DateRange,
  DateRangeValidationError,
  RangePosition,
} from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { FieldOwnerState } from '@mui/x-date-pickers/models';

const stay: DateRange<Dayjs> = [dayjs('2025-04-17'), dayjs('2025-05-04')];
const lastDay = dayjs('2025-04-30');

const warning = (
  <SvgIcon color="error">
    <path d="M12 2 1 21h22zm-1 7h2v6h-2zm0 8h2v2h-2z" />
  </SvgIcon>
);

interface InputState extends FieldOwnerState {
  position?: RangePosition;
}

export default function RangeWarningIcon() {
  const [[startError, endError], setErrors] =
    React.useState<DateRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 480 }}>
        <DateRangePicker
          defaultValue={stay}
          maxDate={lastDay}
          onError={setErrors}
          slots={{ field: MultiInputDateRangeField }}
          slotProps={{
            textField: ({ position }: InputState) => {
              const error = position === 'start' ? startError : endError;
              return {
                helperText: error ? 'Open until April 30' : ' ',
                InputProps: { endAdornment: error ? warning : null },
              };
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
