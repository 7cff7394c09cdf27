import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const colors = [
  {
    id: 'warm',
    label: 'Warm colors',
    children: [
      { id: 'coral', label: 'Coral' },
      { id: 'amber', label: 'Amber' },
    ],
  },
  { id: 'gray', label: 'Gray' },
];

export default function SelectByCode() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 340, minHeight: 190 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={(event) =>
            apiRef.current?.setItemSelection({ event, itemId: 'coral' })
          }
        >
          Only coral
        </Button>
        <Button
          variant="outlined"
          onClick={(event) =>
            apiRef.current?.setItemSelection({
              event,
              itemId: 'gray',
              keepExistingSelection: true,
              shouldBeSelected: true,
            })
          }
        >
          Add gray
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Colors"
        apiRef={apiRef}
        items={colors}
        multiSelect
        defaultExpandedItems={['warm']}
      />
    </Stack>
  );
}
