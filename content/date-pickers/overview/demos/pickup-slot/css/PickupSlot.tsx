import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import styles from './PickupSlot.module.css';

const opening = dayjs('2025-04-17T09:00');
const closing = dayjs('2025-04-17T17:30');

export default function PickupSlot() {
  const [slot, setSlot] = React.useState(dayjs('2025-04-17T10:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className={styles.layout}>
        <p aria-live="polite" className={styles.summary}>
          Pick up on {slot.format('MMMM D')} at {slot.format('h:mm A')}
        </p>
        <div className={styles.frame}>
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
