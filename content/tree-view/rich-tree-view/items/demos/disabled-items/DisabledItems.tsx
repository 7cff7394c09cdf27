import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Seat {
  id: string;
  label: string;
  isSold?: boolean;
  children?: Seat[];
}

const seats: Seat[] = [
  {
    id: 'orchestra',
    label: 'Orchestra',
    children: [
      { id: 'row-a', label: 'Row A' },
      { id: 'row-b', label: 'Row B (sold out)', isSold: true },
    ],
  },
  {
    id: 'balcony',
    label: 'Balcony (sold out)',
    isSold: true,
    children: [{ id: 'row-k', label: 'Row K' }],
  },
];

const isItemDisabled = (seat: Seat) => Boolean(seat.isSold);

export default function DisabledItems() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, minHeight: 160 }}>
      <RichTreeView
        aria-label="Seats"
        items={seats}
        isItemDisabled={isItemDisabled}
        defaultExpandedItems={['orchestra', 'balcony']}
      />
    </Box>
  );
}
