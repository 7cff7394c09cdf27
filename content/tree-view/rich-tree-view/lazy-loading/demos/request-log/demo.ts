import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'See which requests the cache saves', height: 176, ads: false });
