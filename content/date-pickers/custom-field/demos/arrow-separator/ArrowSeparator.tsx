import Box from '@mui/material/Box';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import {
  MultiInputDateRangeField,
  type MultiInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { ArrowRightIcon } from '@mui/x-date-pickers/icons';

const flight: DateRange<Dayjs> = [dayjs('2025-04-17'), dayjs('2025-04-28')];

function Arrow() {
  return <ArrowRightIcon color="action" sx={{ alignSelf: 'center' }} />;
}

function FlightField(props: MultiInputDateRangeFieldProps<true>) {
  return <MultiInputDateRangeField {...props} slots={{ separator: Arrow }} />;
}
FlightField.fieldType = 'multi-input';

export default function ArrowSeparator() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 480 }}>
        <DateRangePicker
          defaultValue={flight}
          slots={{ field: FlightField }}
          localeText={{ start: 'Outbound', end: 'Inbound' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
