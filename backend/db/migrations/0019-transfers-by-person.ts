/** What an account sent and received, over all networks, the latest first. */
export const transfersByPerson = `
create index transfers_by_sender on transfers (sender, time desc, chain_id desc, block_number desc, log_index desc, sub desc);
create index transfers_by_receiver on transfers (receiver, time desc, chain_id desc, block_number desc, log_index desc, sub desc);
`;
