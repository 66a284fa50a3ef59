import { configure } from '@testing-library/react';

// A screen loads its modules when it is first shown, and a busy machine takes its time. What comes is taken at once.
configure({ asyncUtilTimeout: 10_000 });
