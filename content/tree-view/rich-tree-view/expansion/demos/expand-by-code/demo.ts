import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Open a branch by code', height: 180 });
