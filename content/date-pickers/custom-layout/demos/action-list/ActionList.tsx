import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { usePickerActionsContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const appointment = dayjs('2025-04-17');

function ActionColumn({ className }: PickersActionBarProps) {
  const { acceptValueChanges, cancelValueChanges, clearValue } =
    usePickerActionsContext();
  const actions = [
    { text: 'Save', run: acceptValueChanges },
    { text: 'Undo', run: cancelValueChanges },
    { text: 'Clear', run: clearValue },
  ];

  return (
    <List className={className}>
      {actions.map(({ text, run }) => (
        <ListItem key={text} disablePadding>
          <ListItemButton onClick={run}>
            <ListItemText primary={text} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

export default function ActionList() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={appointment}
          slots={{ actionBar: ActionColumn }}
          slotProps={{
            layout: {
              sx: {
                [`& .${pickersLayoutClasses.actionBar}`]: {
                  gridColumn: 1,
                  gridRow: 2,
                },
              },
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
