import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import type {
  DateCalendarSlotProps,
  DateCalendarSlots,
} from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersCalendarHeader } from '@mui/x-date-pickers/PickersCalendarHeader';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';

interface HeaderWithWeeksProps extends PickersCalendarHeaderProps {
  showWeeks: boolean;
  onShowWeeksChange: (showWeeks: boolean) => void;
}

function HeaderWithWeeks({
  showWeeks,
  onShowWeeksChange,
  ...other
}: HeaderWithWeeksProps) {
  return (
    <React.Fragment>
      <PickersCalendarHeader {...other} />
      <FormControlLabel
        sx={{ px: 3 }}
        label="Week numbers"
        control={
          <Switch
            size="small"
            checked={showWeeks}
            onChange={(event) => onShowWeeksChange(event.target.checked)}
          />
        }
      />
    </React.Fragment>
  );
}

export default function CalendarWithWeeks() {
  const [showWeeks, setShowWeeks] = React.useState(true);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-09-15')}
        displayWeekNumber={showWeeks}
        sx={{ '& .MuiDayCalendar-weekNumber': { color: 'text.secondary' } }}
        slots={{ calendarHeader: HeaderWithWeeks } as DateCalendarSlots}
        slotProps={
          {
            calendarHeader: { showWeeks, onShowWeeksChange: setShowWeeks },
          } as DateCalendarSlotProps
        }
      />
    </LocalizationProvider>
  );
}
