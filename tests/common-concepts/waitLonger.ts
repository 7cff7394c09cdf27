import { configure } from '@testing-library/react';

/** On a busy machine, a single query of a grid can take longer than the default limit of one second. */
configure({ asyncUtilTimeout: 15_000 });
