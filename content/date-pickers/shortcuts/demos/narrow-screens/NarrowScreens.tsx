import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const openings: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Opening', getValue: () => dayjs('2025-05-09') },
  { label: 'Family day', getValue: () => dayjs('2025-05-18') },
  { label: 'Late night', getValue: () => dayjs('2025-06-06') },
  { label: 'Last day', getValue: () => dayjs('2025-08-31') },
];

const referenceDate = dayjs('2025-05-09');

export default function NarrowScreens() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Visit"
        referenceDate={referenceDate}
        slotProps={{
          shortcuts: { items: openings, 'aria-label': 'Suggested days' },
          layout: {
            sx: {
              [`& .${pickersLayoutClasses.shortcuts}`]: {
                gridRow: 2,
                gridColumn: { xs: 2, sm: 1 },
                display: { xs: 'flex', sm: 'block' },
                flexWrap: 'wrap',
                maxWidth: { xs: 320, sm: 200 },
                '& .MuiListItem-root': {
                  width: 'auto',
                  px: { xs: 0.5, sm: 2 },
                },
              },
              [`& .${pickersLayoutClasses.contentWrapper}`]: {
                gridRow: { xs: 3, sm: 2 },
              },
              [`& .${pickersLayoutClasses.actionBar}`]: {
                gridRow: { xs: 4, sm: 3 },
              },
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
