import Link from '@mui/material/Link';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerAdapter, usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function LinkField() {
  const adapter = usePickerAdapter();
  const { value, fieldFormat, setOpen, triggerRef } = usePickerContext();

  return (
    <Link component="button" ref={triggerRef} onClick={() => setOpen(true)}>
      {value === null
        ? 'Choose a date'
        : adapter.formatByString(value, fieldFormat)}
    </Link>
  );
}

export default function FirstField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        defaultValue={dayjs('2025-04-17')}
        slots={{ field: LinkField }}
        slotProps={{ popper: { 'aria-label': 'Choose a date' } }}
      />
    </LocalizationProvider>
  );
}
