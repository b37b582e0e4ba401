// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {CallPolicy, Constraint, LimitState, SessionSpec, SessionSpecs, SessionState, TransferPolicy, UsageLimit} from "./SessionSpecs.sol";

/// @dev What a session wants to do.
struct Use {
    address to;
    uint256 value;
    bytes data;
    uint256 fee;
    /// @dev Somebody else pays the fee.
    bool sponsored;
}

/// @title What session keys may do, and how much of it they have done.
/// @notice Judges in the same order, and by the same names, as the app does before it sends.
library SessionPolicies {
    uint8 internal constant ACTIVE = 1;
    uint8 internal constant CLOSED = 2;
    /// @dev Kinds of counters.
    uint256 private constant FEE = 0;
    uint256 private constant TRANSFER = 1;
    uint256 private constant CALL = 2;
    uint256 private constant PARAMETER = 3;

    /// @notice The session does not allow it; `kind` is the app's name of the rule.
    error SessionRefused(string kind);

    struct Sessions {
        /// @dev 0 unknown, 1 active, 2 closed for good.
        mapping(bytes32 sessionId => uint8) status;
        /// @dev A key serves one session of an account, ever.
        mapping(address signer => bool) signers;
        mapping(bytes32 counter => uint256) used;
    }

    function create(Sessions storage self, bytes32 id, SessionSpec calldata spec) internal {
        if (spec.signer == address(0) || self.signers[spec.signer]) revert SessionSpecs.InvalidSession("signer");
        if (self.status[id] != 0) revert SessionSpecs.InvalidSession("status");
        SessionSpecs.check(spec);
        self.signers[spec.signer] = true;
        self.status[id] = ACTIVE;
    }

    function revoke(Sessions storage self, bytes32 id) internal {
        if (self.status[id] != ACTIVE) revert SessionSpecs.InvalidSession("status");
        self.status[id] = CLOSED;
    }

    /// @notice Counts what is done against the session's limits, or reverts.
    /// @param periods Of the fee's limit, the value's, and one of each constraint; zero where a limit has none.
    function take(
        Sessions storage self,
        bytes32 id,
        SessionSpec memory spec,
        uint64[] memory periods,
        Use memory wanted
    ) internal {
        if (self.status[id] != ACTIVE) revert SessionRefused("session_inactive");
        if (spec.expiresAt <= block.timestamp) revert SessionRefused("session_expired");
        if (!wanted.sponsored) {
            _count(self, _key(id, FEE, 0, 0), spec.feeLimit, wanted.fee, _at(periods, 0), "fee_limit_exceeded");
        }
        if (wanted.data.length == 0) _takeTransfer(self, id, spec, periods, wanted);
        else _takeCall(self, id, spec, periods, wanted);
    }

    function state(Sessions storage self, bytes32 id, SessionSpec calldata spec) internal view returns (SessionState memory result) {
        result.status = self.status[id];
        result.feesRemaining = _remaining(self, _key(id, FEE, 0, 0), spec.feeLimit);
        result.transferValue = new LimitState[](spec.transferPolicies.length);
        for (uint256 i = 0; i < spec.transferPolicies.length; ++i) {
            TransferPolicy calldata policy = spec.transferPolicies[i];
            uint256 left = _remaining(self, _key(id, TRANSFER, i, 0), policy.valueLimit);
            result.transferValue[i] = LimitState(left, policy.target, bytes4(0), 0);
        }
        result.callValue = new LimitState[](spec.callPolicies.length);
        uint256 limited = 0;
        for (uint256 i = 0; i < spec.callPolicies.length; ++i) {
            CallPolicy calldata policy = spec.callPolicies[i];
            uint256 left = _remaining(self, _key(id, CALL, i, 0), policy.valueLimit);
            result.callValue[i] = LimitState(left, policy.target, policy.selector, 0);
            for (uint256 j = 0; j < policy.constraints.length; ++j) {
                if (policy.constraints[j].limit.limitType != SessionSpecs.UNLIMITED) ++limited;
            }
        }
        result.callParams = new LimitState[](limited);
        uint256 next = 0;
        for (uint256 i = 0; i < spec.callPolicies.length; ++i) {
            CallPolicy calldata policy = spec.callPolicies[i];
            for (uint256 j = 0; j < policy.constraints.length; ++j) {
                Constraint calldata one = policy.constraints[j];
                if (one.limit.limitType == SessionSpecs.UNLIMITED) continue;
                uint256 left = _remaining(self, _key(id, PARAMETER, i, j), one.limit);
                result.callParams[next++] = LimitState(left, policy.target, policy.selector, one.index);
            }
        }
    }

    function _takeTransfer(
        Sessions storage self,
        bytes32 id,
        SessionSpec memory spec,
        uint64[] memory periods,
        Use memory wanted
    ) private {
        for (uint256 i = 0; i < spec.transferPolicies.length; ++i) {
            TransferPolicy memory policy = spec.transferPolicies[i];
            if (policy.target != wanted.to) continue;
            if (wanted.value > policy.maxValuePerUse) revert SessionRefused("max_value_per_use_exceeded");
            _count(self, _key(id, TRANSFER, i, 0), policy.valueLimit, wanted.value, _at(periods, 1), "value_limit_exceeded");
            return;
        }
        revert SessionRefused("no_transfer_policy");
    }

    function _takeCall(
        Sessions storage self,
        bytes32 id,
        SessionSpec memory spec,
        uint64[] memory periods,
        Use memory wanted
    ) private {
        // Too short for a selector is a call that no policy can mean.
        if (wanted.data.length < 4) revert SessionRefused("no_call_policy");
        bytes4 selector = bytes4(wanted.data);
        for (uint256 i = 0; i < spec.callPolicies.length; ++i) {
            CallPolicy memory policy = spec.callPolicies[i];
            if (policy.target != wanted.to || policy.selector != selector) continue;
            if (wanted.value > policy.maxValuePerUse) revert SessionRefused("max_value_per_use_exceeded");
            _count(self, _key(id, CALL, i, 0), policy.valueLimit, wanted.value, _at(periods, 1), "value_limit_exceeded");
            for (uint256 j = 0; j < policy.constraints.length; ++j) {
                Constraint memory one = policy.constraints[j];
                uint256 word = _word(wanted.data, one.index);
                _count(self, _key(id, PARAMETER, i, j), one.limit, word, _at(periods, 2 + j), "parameter_limit_exceeded");
                _compare(one.condition, word, uint256(one.refValue));
            }
            return;
        }
        revert SessionRefused("no_call_policy");
    }

    function _word(bytes memory data, uint64 index) private pure returns (uint256 word) {
        uint256 offset = 4 + uint256(index) * 32;
        if (offset + 32 > data.length) revert SessionRefused("constraint_index_out_of_bounds");
        assembly ("memory-safe") {
            word := mload(add(add(data, 0x20), offset))
        }
    }

    function _compare(uint8 condition, uint256 value, uint256 wanted) private pure {
        if (condition == 1 && value != wanted) revert SessionRefused("constraint_equal_violated");
        if (condition == 2 && value <= wanted) revert SessionRefused("constraint_greater_violated");
        if (condition == 3 && value >= wanted) revert SessionRefused("constraint_less_violated");
        if (condition == 4 && value < wanted) revert SessionRefused("constraint_greater_equal_violated");
        if (condition == 5 && value > wanted) revert SessionRefused("constraint_less_equal_violated");
        if (condition == 6 && value == wanted) revert SessionRefused("constraint_not_equal_violated");
    }

    function _count(
        Sessions storage self,
        bytes32 key,
        UsageLimit memory limit,
        uint256 amount,
        uint64 period,
        string memory exceeded
    ) private {
        if (limit.limitType == SessionSpecs.UNLIMITED) return;
        if (limit.limitType == SessionSpecs.ALLOWANCE) {
            if (period != block.timestamp / limit.period) revert SessionRefused("period_mismatch");
            key = keccak256(abi.encode(key, period));
        }
        uint256 used = self.used[key];
        if (amount > limit.limit - used) revert SessionRefused(exceeded);
        self.used[key] = used + amount;
    }

    function _remaining(Sessions storage self, bytes32 key, UsageLimit calldata limit) private view returns (uint256) {
        if (limit.limitType == SessionSpecs.UNLIMITED) return type(uint256).max;
        if (limit.limitType == SessionSpecs.ALLOWANCE) key = keccak256(abi.encode(key, uint64(block.timestamp / limit.period)));
        return limit.limit - self.used[key];
    }

    function _key(bytes32 id, uint256 kind, uint256 policy, uint256 constraint) private pure returns (bytes32) {
        return keccak256(abi.encode(id, kind, policy, constraint));
    }

    function _at(uint64[] memory periods, uint256 index) private pure returns (uint64) {
        if (index >= periods.length) revert SessionRefused("period_mismatch");
        return periods[index];
    }
}
