import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem,
  TreeItemLabel,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';

interface Trip {
  id: string;
  label: string;
  date: string;
  children?: Trip[];
}

const trips: Trip[] = [
  {
    id: 'coast',
    label: 'Along the coast',
    date: 'April 2 to 9',
    children: [{ id: 'lighthouse', label: 'Lighthouse', date: 'April 3' }],
  },
  { id: 'weekend', label: 'City weekend', date: 'May 17 and 18' },
];

interface TwoLineLabelProps {
  children?: React.ReactNode;
  date?: string;
}

function TwoLineLabel({ children, date, ...other }: TwoLineLabelProps) {
  return (
    <TreeItemLabel {...other}>
      {children}
      <Typography variant="caption" component="div" color="text.secondary">
        {date}
      </Typography>
    </TreeItemLabel>
  );
}

const TripItem = React.forwardRef(function TripItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const trip = useTreeItemModel<Trip>(props.itemId);
  if (!trip) {
    return null;
  }
  const labelProps = { date: trip.date, title: `${trip.label}, ${trip.date}` };

  return (
    <TreeItem
      {...props}
      ref={ref}
      slots={{ label: TwoLineLabel }}
      slotProps={{ label: labelProps }}
    />
  );
});

export default function LabelSlot() {
  return (
    <Box sx={{ width: '100%', maxWidth: 300, minHeight: 156 }}>
      <RichTreeView
        aria-label="Trips"
        items={trips}
        defaultExpandedItems={['coast']}
        slots={{ item: TripItem }}
      />
    </Box>
  );
}
