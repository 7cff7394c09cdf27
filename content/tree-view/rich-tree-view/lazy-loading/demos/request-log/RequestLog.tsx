import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';

interface Genre {
  id: string;
  label: string;
  hasBooks?: boolean;
}

const genres: Genre[] = [
  { id: 'crime', label: 'Crime', hasBooks: true },
  { id: 'travel', label: 'Travel', hasBooks: true },
];

export default function RequestLog() {
  const [requests, setRequests] = React.useState<string[]>([]);

  const dataSource = React.useMemo(
    () => ({
      getChildrenCount: (genre: Genre) => (genre.hasBooks ? 1 : 0),
      getTreeItems: async (parentId?: string): Promise<Genre[]> => {
        setRequests((sent) => [...sent, parentId ?? 'roots']);
        await new Promise((resolve) => setTimeout(resolve, 500));
        return [{ id: `${parentId}-1`, label: `A book about ${parentId}` }];
      },
    }),
    [],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', minHeight: 176 }}>
      <RichTreeViewPro
        aria-label="Genres"
        items={genres}
        dataSource={dataSource}
      />
      <Typography variant="body2" role="status">
        Requests: {requests.join(', ') || 'none'}
      </Typography>
    </Stack>
  );
}
