import Button, { type ButtonProps } from '@mui/material/Button';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';

interface MonthButtonProps extends ButtonProps {
  ownerState: { isMonthSelected: boolean };
}

function MonthButton({ ownerState, ...props }: MonthButtonProps) {
  return (
    <Button
      {...props}
      size="small"
      variant={ownerState.isMonthSelected ? 'contained' : 'outlined'}
    />
  );
}

export default function MonthButtons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MonthCalendar
        defaultValue={dayjs('2025-04-17')}
        slots={{ monthButton: MonthButton }}
      />
    </LocalizationProvider>
  );
}
