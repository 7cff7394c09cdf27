import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickerValidDate } from '@mui/x-date-pickers/models';
import {
  PickersLayoutContentWrapper,
  pickersLayoutClasses,
  type PickersLayoutProps,
  PickersLayoutRoot,
  usePickerLayout,
} from '@mui/x-date-pickers/PickersLayout';

const visit = dayjs('2025-04-17');

function LayoutWithNote(props: PickersLayoutProps<PickerValidDate | null>) {
  const { toolbar, shortcuts, content, tabs, actionBar, ownerState } =
    usePickerLayout(props);

  return (
    <PickersLayoutRoot
      className={pickersLayoutClasses.root}
      ownerState={ownerState}
      sx={props.sx}
    >
      {toolbar}
      {shortcuts}
      <PickersLayoutContentWrapper
        className={pickersLayoutClasses.contentWrapper}
        ownerState={ownerState}
      >
        <Box sx={{ bgcolor: 'action.hover', px: 2, py: 1 }}>
          <Typography variant="body2">Closed from April 18 to 21.</Typography>
        </Box>
        {tabs}
        {content}
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}

export default function NotePanel() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Visit"
        defaultValue={visit}
        slots={{ layout: LayoutWithNote }}
      />
    </LocalizationProvider>
  );
}
