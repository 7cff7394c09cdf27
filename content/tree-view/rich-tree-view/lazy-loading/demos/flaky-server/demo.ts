import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Retry after a failed request', height: 128, ads: false });
