import Button from '@mui/material/Button';
import type { IconButtonProps } from '@mui/material/IconButton';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const start = dayjs('2025-04-17');

function CalendarButton(props: IconButtonProps) {
  const { onClick, disabled, 'aria-label': label } = props;
  return (
    <Button
      size="small"
      onClick={onClick}
      disabled={disabled}
      aria-label={label}
    >
      Choose
    </Button>
  );
}

export default function TextButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Start date"
        defaultValue={start}
        slots={{ openPickerButton: CalendarButton }}
      />
    </LocalizationProvider>
  );
}
