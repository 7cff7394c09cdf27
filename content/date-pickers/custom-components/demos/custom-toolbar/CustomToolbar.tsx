import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerAdapter, usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const surveyDate = dayjs('2025-04-17');

function WeekToolbar({ className, hidden, titleId }: DatePickerToolbarProps) {
  const adapter = usePickerAdapter();
  const { value } = usePickerContext();

  return hidden ? null : (
    <Stack
      className={className}
      direction="row"
      sx={{ p: 2, gap: 2, alignItems: 'baseline' }}
    >
      <Typography id={titleId} sx={{ flexGrow: 1 }}>
        Survey date
      </Typography>
      <Typography color="text.secondary">
        {value === null ? 'Not set' : `Week ${adapter.getWeekNumber(value)}`}
      </Typography>
    </Stack>
  );
}

export default function CustomToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        orientation="portrait"
        displayWeekNumber
        defaultValue={surveyDate}
        slots={{ toolbar: WeekToolbar }}
        slotProps={{ actionBar: { actions: [] } }}
      />
    </LocalizationProvider>
  );
}
