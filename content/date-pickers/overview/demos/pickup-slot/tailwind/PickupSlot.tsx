import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const opening = dayjs('2025-04-17T09:00');
const closing = dayjs('2025-04-17T17:30');

export default function PickupSlot() {
  const [slot, setSlot] = React.useState(dayjs('2025-04-17T10:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className="flex flex-col items-center gap-4">
        <p aria-live="polite" className="m-0 leading-6">
          Pick up on {slot.format('MMMM D')} at {slot.format('h:mm A')}
        </p>
        <div className="overflow-hidden rounded border border-solid border-black/12 dark:border-white/12">
          <DigitalClock
            value={slot}
            onChange={(newSlot) => newSlot && setSlot(newSlot)}
            timeStep={30}
            minTime={opening}
            maxTime={closing}
            skipDisabled
          />
        </div>
      </div>
    </LocalizationProvider>
  );
}
