import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const columns = [
  { id: 'todo', label: 'To do' },
  { id: 'doing', label: 'In progress' },
  { id: 'done', label: 'Done' },
];

const slotProps = {
  item: {
    slotProps: {
      labelInput: { 'aria-label': 'Column name', maxLength: 20 },
    },
  },
};

export default function NamedInput() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280 }}>
      <RichTreeView
        aria-label="Columns"
        items={columns}
        isItemEditable
        slotProps={slotProps}
      />
    </Box>
  );
}
