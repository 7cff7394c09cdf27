import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Start editing by code', height: 117 });
